import Formline

ControlsForm().run()
