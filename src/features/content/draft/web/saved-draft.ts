import type { OpenRecord, StateKind } from '../contract.ts'
import type { Change, DraftRecord } from '../record.ts'
import type { DraftStore } from './draft-store.ts'

/**
 * saved – the server has everything; saving – being sent; kept – on this device, because the server does not answer;
 * offline – the same, because there is no network; stopped – the server takes nothing from this person any more.
 */
export type SaveState = 'saved' | 'saving' | 'kept' | 'offline' | 'stopped'

export interface SaveStatus {
  state: SaveState
  /** Changes that the server has not acknowledged. */
  unsent: number
  /** The moment of the last acknowledged save of this page, in ms. */
  savedAt: number | undefined
  /** False where the browser keeps nothing: what is unsent is lost with the tab. */
  isOnDevice: boolean
  /** The reason of 'stopped', in the words of the server. */
  error?: { message: string; enMessage: string }
}

/**
 * changed – another window has changed the field too; gone – the record was deleted meanwhile; deletion – this window
 * deletes what another one has changed or added to; invalid – the server does not take the text; refused – a move or
 * another act without a text of its own; deep – chapters would lie below too many others; left – files or questions that no longer exist were left out.
 */
export type ConflictKind = 'changed' | 'gone' | 'deletion' | 'invalid' | 'refused' | 'deep' | 'left'

/** A change of this window that was not taken, until the person has chosen. */
export interface Conflict {
  id: string
  kind: ConflictKind
  key: string
  /** '' for a whole record. */
  field: string
  mine: unknown
  theirs: unknown
  /** The person who made the other change, and the moment. */
  by: string | null
  at: string | null
  /** The record as this window last had it: names it, and restores one that is gone. */
  record: DraftRecord | null
  /** The own text was typed on since: the server has not got it. */
  isEdited?: boolean
  /** The numbers of what was left out. */
  left?: { files: number; questions: number }
}

/** A draft that is saved as it is typed: on the device at once, on the server within two seconds. */
export interface SavedDraft extends DraftStore {
  readonly draftId: number
  /** Changes one field of one record. */
  set: (key: string, field: string, value: unknown) => void
  /** Reads the long texts of records into the draft, which is opened without them. */
  load: (keys: readonly string[]) => Promise<void>
  canUndo: () => boolean
  canRedo: () => boolean
  /** Keys of the records that differ from what readers see, deleted ones too. A new set after each change. */
  changedKeys: () => ReadonlySet<string>
  status: () => SaveStatus
  watchStatus: (changed: () => void) => () => void
  conflicts: () => readonly Conflict[]
  /** Ends a conflict: `mine` is sent again knowing theirs, `theirs` gives up mine, which the history keeps aside. */
  resolve: (id: string, choice: 'mine' | 'theirs') => void
  /** The cursor is in a field: its text stays under it, whatever other windows do. @returns what ends it */
  hold: (key: string, field: string) => () => void
  /** Sends at once what is unsent. @returns whether the server has everything */
  flush: () => Promise<boolean>
  /** Takes up a newer answer of `Draft/Open`, after a release or a return to the page. */
  see: (opened: OpenedDraft) => void
}

/** The answer of `Draft/Open` with its records read. */
export interface OpenedDraft {
  draftId: number
  revision: number
  records: readonly OpenRecord[]
}

export interface ActOptions {
  kind?: StateKind
}

/** A change that is on the device until the server has acknowledged it. */
export interface KeptAct {
  /** `${window}:${n}` */
  id: string
  personId: number
  draftId: number
  /** The window that made it: sent under another name, it would conflict with itself. */
  window: string
  n: number
  /** The revision that the window had read. */
  base: number
  kind: StateKind
  changes: readonly Change[]
  /** Set once the act was not taken and waits for a choice. */
  conflict?: Conflict
}
