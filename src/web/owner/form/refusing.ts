import { AppError, type RefusalCode } from "../../../domain/app-error.ts";

/** A refusal that has more to say than its code's own sentence. */
export class Refusing extends AppError {
  readonly sentence: string;

  constructor(code: RefusalCode, sentence: string) {
    super(code);
    this.sentence = sentence;
  }
}
