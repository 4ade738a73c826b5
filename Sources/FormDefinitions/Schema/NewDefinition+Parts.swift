extension NewDefinition.Part {
  /// What the part is called when it is offered.
  package var label: String {
    switch self {
    case .name: "A name"
    case .email: "An e-mail address"
    case .telephone: "A telephone number"
    case .address: "A postal address"
    case .company: "A company, if there is one"
    case .date: "A date"
    case .number: "A number"
    case .choice: "One of several options"
    case .several: "Any of several options"
    case .yesOrNo: "Yes or no"
    case .message: "A longer text"
    case .password: "A password, typed twice"
    case .file: "A file"
    }
  }

  var ids: [String] {
    blocks.compactMap { block in block.first { $0.hasPrefix("- id: ") }.map { String($0.dropFirst(6)) } }
  }

  /// The lines of each of its fields.
  var blocks: [[String]] {
    switch self {
    case .name:
      [
        [
          "# A content type decides suggestions and validation.", "- id: name", "  contentType: name",
          "  required: true",
        ]
      ]
    case .email: [["- id: email", "  label: E-mail", "  contentType: emailAddress", "  required: true"]]
    case .telephone: [["- id: telephone", "  contentType: telephoneNumber", "  placeholder: +44 20 7946 0958"]]
    case .address:
      [
        ["- id: street", "  contentType: streetAddressLine1"], ["- id: postal_code", "  contentType: postalCode"],
        ["- id: city", "  contentType: addressCity"], ["- id: country", "  contentType: country"],
      ]
    case .company:
      [
        ["- id: for_company", "  label: For a company", "  type: boolean"],
        [
          "# 'when' says whether a field exists; one that does not has no answer.", "- id: company",
          "  contentType: organizationName", "  when: for_company == true", "  required: true",
        ],
      ]
    case .date:
      [
        [
          "- id: day", "  type: date", "  # The first value follows the clock until somebody edits it.",
          "  default: {cel: today}", "  validate:", "    - {rule: self >= today, message: That day is over}",
        ]
      ]
    case .number:
      [
        [
          "- id: count", "  type: integer            # or number", "  minimum: 1", "  maximum: 100",
          "  multipleOf: 1            # the step of Up and Down", "  default: 1",
        ]
      ]
    case .choice:
      [
        [
          "- id: choice", "  type: select", "  options:", "    - {value: small, label: Small, description: for one}",
          "    - {value: large, label: Large}", "  # Many options may stand in a file beside this one:",
          "  # options: {lines: choices.txt}", "  default: small",
        ]
      ]
    case .several:
      [
        [
          "- id: several", "  type: multiselect", "  options: [red, green, blue]",
          "  minItems: 0              # 1 asks for one at least",
        ]
      ]
    case .yesOrNo:
      [
        [
          "- id: agreed", "  label: Is that so", "  type: boolean",
          "  description: Shown below the field; may be *emphasised*.",
        ]
      ]
    case .message:
      [["- id: message", "  type: textarea", "  rows: 4", "  maxLength: 2000", "  placeholder: In your own words"]]
    case .password:
      [
        [
          "- id: password", "  type: password           # never shown, nor kept anywhere", "  required: true",
          "  minLength: 10",
        ],
        [
          "- id: again", "  label: Once more", "  type: password", "  required: true", "  validate:",
          "    - {rule: self == password, message: The passwords differ}",
        ],
      ]
    case .file: [["- id: file", "  type: path", "  kind: file               # or directory", "  mustExist: true"]]
    }
  }
}
