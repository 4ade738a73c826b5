import Formline

AddressForm().run()
