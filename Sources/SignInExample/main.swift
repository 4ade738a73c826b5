import Formline

SignInForm().run()
