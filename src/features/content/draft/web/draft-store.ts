import { useCallback, useSyncExternalStore } from 'react'
import type { StateKind } from '../contract.ts'
import { type Change, type DraftRecord, fieldOf, type Records } from '../record.ts'

/** The result of an act. */
export interface Acted {
  /** Puts the changed records back as they were before this act, as an act of its own. */
  undo: () => void
}

export interface ActOptions {
  kind?: StateKind
  /** False for what follows from an earlier act, as a file that has arrived: `undo` leaves it out. */
  isOwnStep?: boolean
}

/**
 * The records of a draft in a browser, as editors read and change them. It stands outside React, so that a key
 * stroke renders the one row whose record it changes: `useRecord` watches one record, `useRecords` all.
 */
export interface DraftStore {
  /** Returns all records. Each change makes a new map; records that did not change stay the same objects. */
  records: () => Records
  /** Returns whether a record differs from what readers see. */
  isChanged: (key: string) => boolean
  /** Calls back after each change of any record. @returns what ends it */
  watch: (changed: () => void) => () => void
  /** Calls back after each change of one record, and of whether it differs from what readers see. */
  watchRecord: (key: string, changed: () => void) => () => void
  /** Changes records in one act. Acts that type on in one field join in the history and in `undo`. */
  act: (changes: readonly Change[], options?: ActOptions) => Acted
  /** Takes back the last own act that is not taken back yet. @returns false where there is none */
  undo: () => boolean
  redo: () => boolean
  /** Reads records with their long texts, which a draft is opened without: before an item is copied. */
  whole: (keys: readonly string[]) => Promise<Records>
  /** The cursor is in a field: its text stays under it, whatever other windows do. @returns what ends it */
  hold?: (key: string, field: string) => () => void
}

/** Returns one record as it is now; the component renders with each change of it. */
export function useRecord(draft: DraftStore, key: string): DraftRecord | undefined {
  const watch = useCallback((changed: () => void) => draft.watchRecord(key, changed), [draft, key])
  const get = () => draft.records().get(key)
  return useSyncExternalStore(watch, get, get)
}

/** Returns one field of a record as it is now: 'name.zh'. */
export const useField = (draft: DraftStore, key: string, field: string): unknown =>
  fieldOf(useRecord(draft, key) ?? null, field)

/** Returns whether a record differs from what readers see. */
export function useIsChanged(draft: DraftStore, key: string): boolean {
  const watch = useCallback((changed: () => void) => draft.watchRecord(key, changed), [draft, key])
  const get = () => draft.isChanged(key)
  return useSyncExternalStore(watch, get, get)
}

/** Returns all records as they are now. */
export const useRecords = (draft: DraftStore): Records =>
  useSyncExternalStore(draft.watch, draft.records, draft.records)
