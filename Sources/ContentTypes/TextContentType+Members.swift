extension TextContentType {
  // MARK: People

  /// A person's full name.
  public static let name = TextContentType(.name)
  /// A title before a name, such as Dr.
  public static let namePrefix = TextContentType(.namePrefix)
  /// A given (first) name.
  public static let givenName = TextContentType(.givenName)
  /// A middle name.
  public static let middleName = TextContentType(.middleName)
  /// A family (last) name.
  public static let familyName = TextContentType(.familyName)
  /// A suffix to a name, such as Jr.
  public static let nameSuffix = TextContentType(.nameSuffix)
  /// A nickname.
  public static let nickname = TextContentType(.nickname)
  /// A job title.
  public static let jobTitle = TextContentType(.jobTitle)
  /// The name of an organization.
  public static let organizationName = TextContentType(.organizationName)

  // MARK: Places

  /// A location: a point of interest, an address or another description of a place.
  public static let location = TextContentType(.location)
  /// A complete street address.
  public static let fullStreetAddress = TextContentType(.fullStreetAddress)
  /// The first line of a street address.
  public static let streetAddressLine1 = TextContentType(.streetAddressLine1)
  /// The second line of a street address.
  public static let streetAddressLine2 = TextContentType(.streetAddressLine2)
  /// A part of a city.
  public static let sublocality = TextContentType(.sublocality)
  /// A city.
  public static let addressCity = TextContentType(.addressCity)
  /// A state, province or region.
  public static let addressState = TextContentType(.addressState)
  /// A city together with its state.
  public static let addressCityAndState = TextContentType(.addressCityAndState)
  /// A postal code; validated by the rules of the region in the context.
  public static let postalCode = TextContentType(.postalCode)
  /// The name of a country or region.
  public static let countryName = TextContentType(.countryName)

  // MARK: Reaching somebody

  /// A telephone number.
  public static let telephoneNumber = TextContentType(.telephoneNumber)
  /// An e-mail address.
  public static let emailAddress = TextContentType(.emailAddress)
  /// A URL.
  public static let URL = TextContentType(.URL)

  // MARK: Signing in

  /// An account or login name.
  public static let username = TextContentType(.username)
  /// An existing password. Secret; nothing is ever suggested.
  public static let password = TextContentType(.password)
  /// A new password. Secret; only freshly generated ones are suggested.
  public static let newPassword = TextContentType(.newPassword)
  /// A one-time code of 4 to 8 digits. Secret.
  public static let oneTimeCode = TextContentType(.oneTimeCode)

  // MARK: Paying

  /// A payment card number, validated by length and Luhn check digit. Secret.
  public static let creditCardNumber = TextContentType(.creditCardNumber)
  /// The month and year in which a card expires, MM/YY. Secret.
  public static let creditCardExpiration = TextContentType(.creditCardExpiration)
  /// The month in which a card expires, 1 to 12.
  public static let creditCardExpirationMonth = TextContentType(.creditCardExpirationMonth)
  /// The year in which a card expires.
  public static let creditCardExpirationYear = TextContentType(.creditCardExpirationYear)
  /// The three or four digits printed on a card. Secret.
  public static let creditCardSecurityCode = TextContentType(.creditCardSecurityCode)
  /// The network of a card, such as Visa.
  public static let creditCardType = TextContentType(.creditCardType)
  /// The name on a card.
  public static let creditCardName = TextContentType(.creditCardName)
  /// The given name on a card.
  public static let creditCardGivenName = TextContentType(.creditCardGivenName)
  /// The middle name on a card.
  public static let creditCardMiddleName = TextContentType(.creditCardMiddleName)
  /// The family name on a card.
  public static let creditCardFamilyName = TextContentType(.creditCardFamilyName)

  // MARK: Dates

  /// A date of birth; kept in history only if the user opted in.
  public static let birthdate = TextContentType(.birthdate)
  /// The day of the month of a birth, 1 to 31.
  public static let birthdateDay = TextContentType(.birthdateDay)
  /// The month of a birth, 1 to 12 or its English name.
  public static let birthdateMonth = TextContentType(.birthdateMonth)
  /// The year of a birth.
  public static let birthdateYear = TextContentType(.birthdateYear)
  /// A date, a time of day or both.
  public static let dateTime = TextContentType(.dateTime)

  // MARK: Travel and shipping

  /// A flight number, such as LH 400.
  public static let flightNumber = TextContentType(.flightNumber)
  /// The tracking number of a parcel.
  public static let shipmentTrackingNumber = TextContentType(.shipmentTrackingNumber)

  // MARK: Cellular devices

  /// The identifier of an eSIM: 32 digits.
  public static let cellularEID = TextContentType(.cellularEID)
  /// The IMEI of a device: 15 digits with a check digit.
  public static let cellularIMEI = TextContentType(.cellularIMEI)
  /// The IMEI of a device's first slot.
  public static let cellularIMEI1 = TextContentType(.cellularIMEI1)
  /// The IMEI of a device's second slot.
  public static let cellularIMEI2 = TextContentType(.cellularIMEI2)
  /// A network access label; free text.
  public static let cellularNAL = TextContentType(.cellularNAL)
}

extension TextContentType {
  /// Types specific to terminals: `.textContentType(.terminal.gitBranch)`.
  public static var terminal: Terminal { Terminal() }

  /// Autofill field names of the HTML standard without an Apple equivalent: `.textContentType(.html.countryCode)`.
  public static var html: HTML { HTML() }

  /// The namespace of `TextContentType.terminal`.
  public struct Terminal: Sendable {
    /// The name or address of a host.
    public var hostname: TextContentType { TextContentType(.hostname) }
    /// The path of a file or directory.
    public var filePath: TextContentType { TextContentType(.filePath) }
    /// A login shell.
    public var shell: TextContentType { TextContentType(.shell) }
    /// A time zone of the IANA database, such as Europe/Berlin.
    public var timeZone: TextContentType { TextContentType(.timeZone) }
    /// A branch of the git repository that contains the working directory.
    public var gitBranch: TextContentType { TextContentType(.gitBranch) }
    /// A language as a BCP 47 tag, such as pt-BR; HTML's `language`.
    public var language: TextContentType { TextContentType(.language) }
    /// A currency by its ISO 4217 code; HTML's `transaction-currency`.
    public var currency: TextContentType { TextContentType(.currency) }
  }

  /// The namespace of `TextContentType.html`.
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
