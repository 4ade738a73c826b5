import Formline
import Ported

// Runs one of the ported screens on the terminal: swift run --package-path Tests/Outsider ShowPorted list
switch CommandLine.arguments.dropFirst().first {
case "checkout": Checkout().run(.fullscreen)
case "settings": SettingsPage().run(.fullscreen)
case "list": ListEditor().run(.fullscreen)
case "sign-in": SignIn().run(.fullscreen)
case "onboarding": Onboarding().run(.fullscreen)
case "preferences": Preferences().run(.fullscreen)
case "contacts": Contacts().run(.fullscreen)
case "survey": Survey().run(.fullscreen)
default: print("usage: ShowPorted checkout|settings|list|sign-in|onboarding|preferences|contacts|survey")
}
