import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import type { Origin } from '#src/server/http/origin.ts'
import { isSame } from '#src/server/secrets/secret.ts'
import { hashCredential, newCredential } from '#src/server/http/session.ts'
import { AppError, type KnownError } from '#src/shared/errors.ts'
import {
  type CaptchaKind,
  codeMinutes,
  type guardApi,
  guardErrors,
  type Puzzle,
  puzzleTolerance,
} from '../contract.ts'
import { puzzles } from '../tables.ts'
import { kindOf } from './captcha.ts'
import { askSum } from './captcha-question.ts'
import { reserveTry } from './tries.ts'
import { isWorkDone, newWork } from './work.ts'
import { puzzleLimits, workLevel } from './puzzle-limits.ts'
import { drawPuzzle } from './puzzle-picture.ts'

const purpose = 'guard.puzzle'

type PuzzleCall = Pick<Kernel, 'db' | 'secret' | 'config'> & { origin: Origin }

const soon = sql`now() + make_interval(mins => ${codeMinutes})`

/** Returns a new puzzle, or a question in words. */
export async function getPuzzle(call: Call<typeof guardApi.getPuzzle>): Promise<Puzzle> {
  return newPuzzle(call, call.input.kind)
}

/** Makes a puzzle. Its id begins with its kind, so that the next one can be of the same kind. */
async function newPuzzle(call: PuzzleCall, kind: CaptchaKind): Promise<Puzzle> {
  const { db, secret } = call
  const puzzleId = `${kind}-${randomBytes(16).toString('base64url')}`
  const work = await newWork(secret, purpose, puzzleId, await workLevel(call))
  if (kind === 'question') {
    const { question, answer } = askSum()
    const answerHash = hashOf(puzzleId, answer)
    await db.insert(puzzles).values({ id: puzzleId, answerHash, expiresAt: soon })
    return { puzzleId, kind, picture: null, question, work }
  }
  const { x, picture } = await drawPuzzle()
  await db.insert(puzzles).values({ id: puzzleId, x, expiresAt: soon })
  return { puzzleId, kind, picture, question: null, work }
}

/**
 * Checks a solution; each puzzle allows one try. Tries of an address are limited, and most of them need
 * the proof of work. @returns a ticket. @throws wrongPuzzle with the next puzzle
 */
export async function solvePuzzle(call: Call<typeof guardApi.solvePuzzle>) {
  const { db, input, secret } = call
  // Deleted before the check, so that only one of simultaneous tries finds the puzzle.
  const [row] = await db
    .delete(puzzles)
    .where(
      and(
        eq(puzzles.id, input.puzzleId),
        gt(puzzles.expiresAt, sql`now()`),
        isNull(puzzles.ticketHash),
      ),
    )
    .returning()
  const refuse = async (known: KnownError) =>
    new AppError(known, { data: { puzzle: await newPuzzle(call, kindOf(input.puzzleId)) } })
  // Without the next puzzle: an invented id must not cost a drawing.
  if (!row) throw new AppError(guardErrors.wrongPuzzle)
  const level = await workLevel(call)
  const hasWork = await isWorkDone(secret, purpose, input.puzzleId, level, input.work)
  // Any program answers a question in words.
  if (!hasWork && row.x === null) throw await refuse(guardErrors.puzzleWorkNeeded)
  if (!(await reserveTry(db, puzzleLimits(call, hasWork)))) {
    throw hasWork
      ? new AppError(guardErrors.puzzlesSpent)
      : await refuse(guardErrors.puzzleWorkNeeded)
  }
  if (!isRight(row, input)) throw await refuse(guardErrors.wrongPuzzle)
  const ticket = newCredential()
  // The ticket has another id, so that the puzzle cannot be solved again.
  await db.insert(puzzles).values({
    id: `ticket-${randomBytes(16).toString('base64url')}`,
    ticketHash: hashCredential(ticket),
    ticketTarget: hashCredential(input.inputNumber),
    expiresAt: soon,
  })
  return { ticket }
}

/**
 * Uses a ticket up in the transaction of the act it allows; a rollback keeps it valid. It serves only the
 * phone or e-mail that it was given for.
 */
export async function useTicket(
  tx: Tx,
  ticket: string | undefined,
  target: string,
): Promise<boolean> {
  if (!ticket) return false
  const { rowCount } = await tx
    .delete(puzzles)
    .where(
      and(
        eq(puzzles.ticketHash, hashCredential(ticket)),
        eq(puzzles.ticketTarget, hashCredential(target)),
        gt(puzzles.expiresAt, sql`now()`),
      ),
    )
  return rowCount === 1
}

function isRight(
  row: typeof puzzles.$inferSelect,
  { x, answer }: { x?: number | undefined; answer?: string | undefined },
): boolean {
  if (row.x !== null) return x !== undefined && Math.abs(x - row.x) <= puzzleTolerance
  if (row.answerHash === null || answer === undefined) return false
  return isSame(row.answerHash, hashOf(row.id, answer))
}

const hashOf = (puzzleId: string, answer: string) =>
  hashCredential(`${puzzleId}:${answer.normalize('NFKC').trim()}`)
