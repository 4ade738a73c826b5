extension TextContentType {
  /// Types that only a terminal asks for: `.textContentType(.terminal.gitBranch)`.
  public static var terminal: Terminal { Terminal() }

  /// Autofill field names of the HTML standard without an Apple value: `.textContentType(.html.countryCode)`.
  public static var html: HTML { HTML() }

  /// The namespace behind `TextContentType.terminal`.
  public struct Terminal: Sendable {
    /// The name or address of a host.
    public var hostname: TextContentType { TextContentType(.hostname) }
    /// The path of a file or directory.
    public var filePath: TextContentType { TextContentType(.filePath) }
    /// A login shell.
    public var shell: TextContentType { TextContentType(.shell) }
    /// A time zone of the IANA database, such as Europe/Berlin.
    public var timeZone: TextContentType { TextContentType(.timeZone) }
    /// A branch of the git repository around the working directory.
    public var gitBranch: TextContentType { TextContentType(.gitBranch) }
    /// A language as a BCP 47 tag, such as pt-BR; HTML's `language`.
    public var language: TextContentType { TextContentType(.language) }
    /// A currency by its ISO 4217 code; HTML's `transaction-currency`.
    public var currency: TextContentType { TextContentType(.currency) }
  }

  /// The namespace behind `TextContentType.html`.
  public struct HTML: Sendable {
    /// The third line of a street address: `address-line3`.
    public var addressLine3: TextContentType { TextContentType(.addressLine3) }
    /// The most fine-grained administrative level: `address-level4`.
    public var addressLevel4: TextContentType { TextContentType(.addressLevel4) }
    /// A country by its ISO 3166-1 code of two letters: `country`.
    public var countryCode: TextContentType { TextContentType(.countryCode) }
    /// An amount of money: `transaction-amount`.
    public var transactionAmount: TextContentType { TextContentType(.transactionAmount) }
    /// A gender identity, as free text: `sex`.
    public var sex: TextContentType { TextContentType(.sex) }
    /// The URL of a picture: `photo`.
    public var photo: TextContentType { TextContentType(.photo) }
    /// The URL of an instant messaging endpoint: `impp`.
    public var instantMessaging: TextContentType { TextContentType(.instantMessaging) }
    /// The country code of a telephone number: `tel-country-code`.
    public var telephoneCountryCode: TextContentType { TextContentType(.telephoneCountryCode) }
    /// A telephone number without its country code: `tel-national`.
    public var telephoneNational: TextContentType { TextContentType(.telephoneNational) }
    /// The area code: `tel-area-code`.
    public var telephoneAreaCode: TextContentType { TextContentType(.telephoneAreaCode) }
    /// A telephone number without country and area code: `tel-local`.
    public var telephoneLocal: TextContentType { TextContentType(.telephoneLocal) }
    /// The first part of a local number: `tel-local-prefix`.
    public var telephoneLocalPrefix: TextContentType { TextContentType(.telephoneLocalPrefix) }
    /// The second part of a local number: `tel-local-suffix`.
    public var telephoneLocalSuffix: TextContentType { TextContentType(.telephoneLocalSuffix) }
    /// An internal extension: `tel-extension`.
    public var telephoneExtension: TextContentType { TextContentType(.telephoneExtension) }
  }
}
