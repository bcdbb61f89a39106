import { AppError, type RefusalCode } from "../../../domain/app-error.ts";

/** A refusal with a more specific message than its code's. */
export class Refusing extends AppError {
  readonly sentence: string;

  constructor(code: RefusalCode, sentence: string) {
    super(code);
    this.sentence = sentence;
  }
}
