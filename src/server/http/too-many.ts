import { AppError, commonErrors } from '#src/shared/errors.ts'

/** A refusal that says when to come again. */
export class TooMany extends AppError {
  readonly retryAfter: number

  /** @param retryAfter in seconds, for the header */
  constructor(retryAfter: number) {
    super(commonErrors.tooMany)
    this.retryAfter = retryAfter
  }
}
