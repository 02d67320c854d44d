import type { z } from 'zod'
import type { AnswerOf, Endpoint, InputOf, UploadEndpoint } from '#src/shared/endpoint.ts'

/** A form's values, by the names of its fields. */
export type Sent = Readonly<Record<string, string | undefined>>

/** A form of a page that works without script: its row, and the calls that its buttons make. */
export interface PagePost {
  /** As in the route table: '/auth/login'. */
  path: string
  /** By the value of the button named `act`; '' is the form's own. */
  acts: Record<string, PageAct>
  /**
   * The fields that are filled in again when the page comes back, and the values that they may have: a
   * stranger may send any. Never a password.
   */
  keep: Readonly<Record<string, z.ZodType<string>>>
  /** The passwords, which have to be typed again. */
  again?: readonly string[]
  /** The file that the form sends after its fields. */
  file?: PageFile
}

export interface PageFile {
  /** The name of its field, in which the form's own call finds the token of the stored file. */
  field: string
  /** The call that takes it, before the form's own. */
  endpoint: UploadEndpoint
  tokenOf: (answer: unknown) => string
}

/** Ties a file's token to its endpoint. */
export function pageFile<E extends Endpoint>(
  field: string,
  endpoint: E,
  tokenOf: (answer: AnswerOf<E>) => string,
): PageFile {
  const { upload } = endpoint
  if (!upload) throw new Error(`${endpoint.path} takes no file`)
  return { field, endpoint: { ...endpoint, upload }, tokenOf: tokenOf as PageFile['tokenOf'] }
}

/**
 * The step after a success: 'signIn' keeps the session that the answer brings and opens the requested
 * page, 'lead' only opens it, 'signOut' forgets the session and opens the home page. Default: the form's
 * own act opens the page again with `?sent=1`, and a button's act shows its answer in the form.
 */
type After = 'signIn' | 'lead' | 'signOut'

interface PageAct {
  endpoint: Endpoint
  input: (sent: Sent) => unknown
  /** A second call, made with the answer of the first, which the page then does not see. */
  next?: { endpoint: Endpoint; input: (sent: Sent, answer: unknown) => unknown }
  after?: After
}

/** Ties an act's input to its endpoint. */
export const pageAct = <E extends Endpoint>(
  endpoint: E,
  input: (sent: Sent) => InputOf<E>,
  after?: After,
): PageAct => ({ endpoint, input, ...(after && { after }) })

/** Ties two calls of one act together: the second needs the answer of the first. */
export const pageActs = <E extends Endpoint, N extends Endpoint>(
  [endpoint, input]: [E, (sent: Sent) => InputOf<E>],
  [next, nextInput]: [N, (sent: Sent, answer: AnswerOf<E>) => InputOf<N>],
): PageAct => ({
  ...pageAct(endpoint, input),
  next: { endpoint: next, input: (sent, answer) => nextInput(sent, answer as AnswerOf<E>) },
})
