import type { Envelope } from './endpoint.ts'

/** A form that was sent without script, as its page is given it back. */
export interface Posted {
  /** The path of the form's own call. */
  form: string
  /** The typed values, by the fields' names; never a password. */
  values: Record<string, string>
  /** The fields that had a value which never comes back: the page asks for it again. */
  again: readonly string[]
  /** Which of the form's buttons sent it, where it has several. */
  act: string
  /** The server's answer. */
  answer: Envelope
}
