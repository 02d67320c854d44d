import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Kernel, oncePerApp } from '#src/server/kernel.ts'
import { type Child, openChild } from '#src/server/media/child.ts'
import { LeftToOthers, MediaFailure } from '#src/server/media/work.ts'
import { type Office, officeMostMiB, type Order } from './office-program.ts'
import { oneByOne } from './one-by-one.ts'
import { systemOffice } from './system-office.ts'

const officeScript = new URL('../child/office-child.ts', import.meta.url)
/** The memory of a running LibreOffice. */
const officeMiB = 1300
const idleMs = 60_000

/** The one LibreOffice of each process. */
export const packageOffice = oncePerApp(() => openOffice())

/** @throws MediaFailure notInstalled */
export function officeOf(kernel: Kernel): Office {
  const { SOFFICE } = kernel.config
  if (SOFFICE !== undefined) return systemOffice(SOFFICE)
  if (!isOfficeInstalled()) throw new MediaFailure('notInstalled')
  return packageOffice(kernel)
}

/** Started when a document comes, ended after a minute without one. */
export function openOffice(
  given = { script: officeScript, waitMs: idleMs, neededMiB: officeMiB },
): Office & { readonly alive: boolean; end(): void } {
  let child: Child | undefined
  let idle: NodeJS.Timeout | undefined
  const inTurn = oneByOne()
  const end = () => {
    clearTimeout(idle)
    child?.end()
    child = undefined
  }
  return {
    get alive() {
      return child !== undefined && !child.ended
    },
    end,
    // Pages of documents, papers in and papers out are asked for at once.
    convert: (order) => inTurn(() => convert(order), order.signal),
  }
  async function convert({ signal, ...order }: Order): Promise<string> {
    clearTimeout(idle)
    if (child === undefined || child.ended) {
      mustHaveMemory(given.neededMiB)
      child = openChild(given.script, { memoryMiB: officeMostMiB })
    }
    try {
      return await child.ask<string>(order, { signal })
    } catch (error) {
      // A document that LibreOffice does not read leaves it whole; after anything else it starts again.
      if (!(error instanceof MediaFailure) || error.code !== 'broken') end()
      throw error
    } finally {
      idle = setTimeout(end, given.waitMs).unref()
    }
  }
}

export const isOfficeInstalled = (): boolean => {
  try {
    createRequire(import.meta.url).resolve('@matbee/libreoffice-converter/package.json')
    return true
  } catch {
    return false
  }
}

const freeMiB = () => Math.floor(process.availableMemory() / 1024 / 1024)

/** @throws LeftToOthers noMemory */
function mustHaveMemory(neededMiB: number): void {
  if (freeMiB() >= neededMiB) return
  throw new LeftToOthers('noMemory', `LibreOffice needs ${neededMiB} MiB, ${freeMiB()} are free`)
}

/** Whether a document can be converted here at all, now or when there is memory for it. */
export const hasOffice = ({ config: { SOFFICE } }: Pick<Kernel, 'config'>): boolean =>
  SOFFICE === undefined ? isOfficeInstalled() : existsSync(SOFFICE)

/** Whether a document can be converted on this machine at present. */
export const isOfficePossible = ({ config: { SOFFICE } }: Kernel): boolean =>
  SOFFICE === undefined ? isOfficeInstalled() && freeMiB() >= officeMiB : existsSync(SOFFICE)
