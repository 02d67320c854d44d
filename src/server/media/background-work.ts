import type { Both } from '#src/shared/locale.ts'
import type { FileRow } from '../storage/tables.ts'

/** Each lane is one queue; a worker process does one work of each lane at a time. */
export const lanes = ['quick', 'film', 'document'] as const
export type Lane = (typeof lanes)[number]

/** A room's work on stored files, as the kernel keeps it; see MediaWork. */
export interface BackgroundWork {
  /** Unique among all rooms: 'film-probe'. */
  name: string
  title: Both
  /** Stands before the reason of its failure. Left out: the reason says all. */
  failed?: Both
  lane: Lane
  /** Works of a higher priority are taken first in their lane. Default 0. */
  priority?: number
  /** How long it takes, compared with other works of a file. Default 1. */
  effort?: number
  /** Whether it begins by itself for a new file of this type. Left out: another work begins it. */
  takes?(mime: string): boolean
  /** Seconds after which a run is stopped and counts as failed. */
  timeout: number
  run(kernel: never, file: FileRow, run: WorkRun): Promise<void>
  /** Whether this machine has the programs and the memory that it needs. Left out: it needs nothing more. */
  isPossible?(kernel: never): boolean | Promise<boolean>
}

/** One run of a work. */
export interface WorkRun {
  /** Aborts when the time is over or the process stops. */
  signal: AbortSignal
  /** No retry follows when this run fails. */
  last: boolean
  /** Notes how far the run is, 0–100; written at most once a second. */
  progress(percent: number): Promise<void>
  /** Notes the works of the same file that will follow, so that its progress counts them from now on. */
  expect(works: readonly string[]): Promise<void>
  /** Begins another work of the same file when this one has succeeded. */
  follow(work: string): void
}
