/**
 * What one module asks another. Asker and answerer are held to the same answer by the compiler, and to nothing at run time.
 */
export abstract class Question<Answer> {
  declare readonly answer: Answer;
}
