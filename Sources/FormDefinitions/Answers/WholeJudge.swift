/// Checks the answers of a form as a whole.
package struct WholeJudge {
  /// True if it knows better than the fields what must be answered.
  package var decidesWhatIsRequired = false
  /// Returns problems, with nil for no field in particular.
  package let problems:
    (_ answers: [(id: String, value: AnswerValue)], _ verbatim: [VerbatimAnswer]) -> [(id: String?, message: String)]

  package init(
    decidesWhatIsRequired: Bool = false,
    problems:
      @escaping (
        _ answers: [(id: String, value: AnswerValue)], _ verbatim: [VerbatimAnswer]
      ) -> [(id: String?, message: String)]
  ) {
    self.decidesWhatIsRequired = decidesWhatIsRequired
    self.problems = problems
  }
}
