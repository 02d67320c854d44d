/** The part that a dialog of the editor edits; `at` is the place of a part that exists. */
export type Ask =
  | { kind: 'formula'; source: string; isBlock: boolean; at?: number | undefined }
  | { kind: 'link'; href: string }
  | { kind: 'picture'; at: number }
  | { kind: 'choose'; files: 'picture' | 'film' | 'document' }
