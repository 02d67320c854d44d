import { createRequire } from 'node:module'
import { type Kernel, oncePerApp } from '#src/server/kernel.ts'
import { type Child, openChild } from '#src/server/media/child.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import type { Office } from './office-program.ts'
import { systemOffice } from './system-office.ts'

const officeScript = new URL('../child/office-child.ts', import.meta.url)
/** The memory of a running LibreOffice, and the share that a large document may add. */
const officeMiB = 1300
const mostMiB = 2600
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
    async convert({ signal, last, ...order }) {
      clearTimeout(idle)
      if (child === undefined || child.ended) {
        mustHaveMemory(given.neededMiB, last)
        child = openChild(given.script, { memoryMiB: mostMiB })
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
    },
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

/** Left to a retry, which a machine with more memory may take. */
function mustHaveMemory(neededMiB: number, last: boolean): void {
  const freeMiB = process.availableMemory() / 1024 / 1024
  if (freeMiB >= neededMiB) return
  if (last) throw new MediaFailure('noMemory')
  throw new Error(`LibreOffice needs ${neededMiB} MiB, ${Math.floor(freeMiB)} MiB are free`)
}
