import ContentTypes
import TestSupport
import Testing

struct NormalizedTests {
  @Test(
    arguments: [
      (.emailAddress, " Ada@Example.COM ", nil, "Ada@example.com"),
      (.emailAddress, " Not An Address ", nil, "Not An Address"),
      (.name, "  Ada   Lovelace ", nil, "Ada Lovelace"),
      (.password, "  two  spaces ", nil, "  two  spaces "),
      (.newPassword, " x", nil, " x"),
      (.postalCode, "sw1a1aa", "GB", "SW1A 1AA"),
      (.postalCode, "k1a-0b1", "CA", "K1A 0B1"),
      (.postalCode, "941031234", "US", "94103-1234"),
      (.postalCode, "1000001", "JP", "100-0001"),
      (.postalCode, "1010", "LV", "1010"),
      (.postalCode, "ab 12", nil, "AB 12"),
      (.creditCardNumber, "4111 1111 1111 1111", nil, "4111111111111111"),
      (.creditCardNumber, "4111 1111", nil, "4111 1111"),
      (.creditCardExpiration, "9-2030", nil, "09/30"),
      (.oneTimeCode, "123-456", nil, "123456"),
      (.birthdate, "31.12.1990", nil, "1990-12-31"),
      (.birthdate, "2/3/1990", "US", "1990-02-03"),
      (.birthdate, "2/3/1990", "GB", "1990-03-02"),
      (.birthdate, "2/3/1990", nil, "2/3/1990"),
      (.birthdate, "2/2/1990", nil, "1990-02-02"),
      (.flightNumber, "lh400", nil, "LH 400"),
      (.URL, "HTTPS://Example.com/A", nil, "https://Example.com/A"),
      (.terminal.language, "pt_BR", nil, "pt-BR"),
      (.terminal.currency, "eur", nil, "EUR"),
      (.terminal.hostname, "Host.Example.COM", nil, "host.example.com"),
      (.terminal.filePath, " a  b ", nil, "a  b"),
      (.telephoneNumber, "+44  20 7946", nil, "+44 20 7946"),
    ] as [(TextContentType, String, String?, String)])
  func `an answer is written as its type writes it`(
    type: TextContentType, text: String, region: String?, answer: String
  ) {
    let context = ValidationContext(region: region)
    #expect(type.normalized(text, context: context) == answer)
    #expect(type.normalized(answer, context: context) == answer)
  }

  @Test func `normalising twice is normalising once, and never makes a problem`() {
    var generator = SeededGenerator(seed: 7)
    let letters = Array("aZ09 @.-/:+é_") + ["\u{301}", "\n"]
    for _ in 0..<300 {
      let text = String(
        (0..<Int.random(in: 0..<12, using: &generator)).compactMap { _ in
          letters.randomElement(using: &generator)
        })
      for type in TextContentType.allCases {
        for region in [nil, "US", "GB"] {
          let context = ValidationContext(region: region)
          let once = type.normalized(text, context: context)
          #expect(type.normalized(once, context: context) == once)
          if type.problem(in: text, context: context) == nil {
            #expect(type.problem(in: once, context: context) == nil, "\(type) \(text.debugDescription)")
          }
        }
      }
    }
  }
}
