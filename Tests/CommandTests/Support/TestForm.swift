/// The form that most tests of the command use.
enum TestForm {
  static let text = """
    formline: 1
    title: Order
    fields:
      - {id: name, label: Full name, required: true}
      - {id: code, type: password}
      - {id: plan, type: select, options: [free, team], default: free}
      - {id: seats, type: integer, when: "plan == 'team'", minimum: 1, default: 5}
      - {id: news, type: boolean}

    """

  /// A form of one text area, whose answer may hold anything.
  static let note = """
    formline: 1
    fields:
      - {id: note, type: textarea}

    """
}
