import { splitWords } from '#src/shared/errors.ts'
import { type Locale, pick } from '#src/shared/locale.ts'

/** The part of the Standard Schema interface that a form uses; zod/mini implements it (standardschema.dev). */
export interface FormSchema {
  readonly '~standard': {
    readonly validate: (
      value: unknown,
    ) => { issues?: readonly Issue[] | undefined } | Promise<unknown>
  }
}
interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/** Returns the first error at each path, in the reader's language. @throws for an asynchronous schema. */
export function errorsOf(
  schema: FormSchema,
  values: unknown,
  locale: Locale,
): Record<string, string> {
  const outcome = schema['~standard'].validate(values)
  if (outcome instanceof Promise)
    throw new Error('a form checks at once; ask the server for the rest')
  const errors: Record<string, string> = {}
  for (const { path = [], message } of outcome.issues ?? []) {
    const at = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
    errors[at] ??= pick(splitWords(message), locale)
  }
  return errors
}
