import TestSupport

typealias Log = TestSupport.Log
