import Formline

CheckoutForm(today: .today).run()
