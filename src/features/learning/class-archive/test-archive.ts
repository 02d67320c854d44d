import { expect } from 'vitest'
import { unzip } from '#src/features/content/exchange/formats/shared/zip.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import type { Person } from '#tests/world.ts'
import { classArchiveApi as api } from './contract.ts'
import type { ArchiveOrder } from './forms.ts'

export const order = (more: Partial<ArchiveOrder> = {}): ArchiveOrder => ({
  ...{ language: 'zh-CN', reports: true, works: 'samples', samples: 3, quizzes: true, ...more },
})
export const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** Makes archives in the world of a test. */
export const archivesOf = (kernel: Kernel) => ({
  /** Waits for an archive. @returns its files by their names */
  async packed(teacher: Person, classId: number, more: Partial<ArchiveOrder> = {}) {
    const { archiveId } = await teacher(api.begin, { classId, ...order(more) })
    const ready = await eventually(async () => {
      const found = await teacher(api.getState, { archiveId })
      expect(found.state).toBe('ready')
      return found
    }, 60_000)
    const answer = await kernel.app.inject({ url: ready.url! })
    return { ...ready, files: await unzip(answer.rawPayload) }
  },
})
