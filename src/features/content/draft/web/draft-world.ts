import type { AnswerOf, InputOf } from '#src/shared/endpoint.ts'
import type { draftApi } from '../contract.ts'
import type { Device } from './keep-acts.ts'
import type { WindowLocks } from './window-locks.ts'

export type SaveInput = InputOf<typeof draftApi.save>
export type SaveAnswer = AnswerOf<typeof draftApi.save>

/** What a saved draft needs of its browser, so that tests can stand in for it. */
export interface DraftWorld {
  personId: number
  /** The key of this window: new with each. */
  window: string
  device: Device
  locks: WindowLocks
  /** `leaving`: the call outlives the page. */
  save: (input: SaveInput, leaving: boolean) => Promise<SaveAnswer>
  getRecords: (keys: readonly string[]) => Promise<AnswerOf<typeof draftApi.getRecords>>
  /** later – no answer, or a busy server; offline – no network; acts – they are at fault; stop – the person may not. */
  judge: (error: unknown) => 'later' | 'offline' | 'acts' | 'stop'
  now: () => number
  /** Runs something later. @returns what calls it off */
  later: (run: () => void, ms: number) => () => void
  /** Something of this window has arrived: other windows of this browser look for it. */
  arrived: () => void
}
