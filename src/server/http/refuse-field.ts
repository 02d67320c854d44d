import { AppError, type KnownError } from '#src/shared/errors.ts'

/** A refusal that belongs beside a field of the form. */
export const refuseField = (known: KnownError, path: string) =>
  new AppError(known, { data: { fields: [{ path, zh: known.zh, en: known.en }] } })
