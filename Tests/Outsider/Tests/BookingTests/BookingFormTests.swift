import Booking
import FormTesting
import Testing

/// A form that is a view.
@MainActor struct BookingFormTests {
  let form = FormSession(BookingForm(), focus: BookingForm.Field.self, columns: 60, rows: 10)

  @Test func `Return goes from field to field`() {
    #expect(form.focus == .name)
    form.type("Ada")
    form.press("Enter")
    #expect(form.focus == .email)
    form.press("Shift+Tab")
    #expect(form.focus == .name)
  }

  @Test func `the last Return says what was booked`() {
    form.type("Ada\nada@example.com\n")
    form.type("4")
    #expect(form.updates <= 2)
    form.press("Enter")
    #expect(form.focus == nil)
    #expect(form.snapshot().contains("A table for 4, Ada"))
    #expect(form.screen[0] == "  Name    Ada")
  }

  @Test func `readline edits every field`() {
    form.type("Lovelace Ada")
    form.press("Ctrl+W")
    form.press("Ctrl+A")
    form.press("Ctrl+Y")
    form.type(" ")
    #expect(form.line(1) == "▌ Name    Ada Lovelace")
  }
}
