import { test } from 'vitest'
import { mediaWork } from '#src/server/media/tables.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { workStates } from '#src/shared/media.ts'
import { expectAgreement } from '#tests/can.ts'
import { openWorld } from '#tests/world.ts'
import { storageApi } from './contract.ts'

const { app, newUser } = await openWorld({ WORKER: 'none' })
const admin = await newUser('admin')

test.each(workStates)('the right to try a task again matches the outcome: %s', async (state) => {
  const file = await saveFile(app.kernel, {
    ...{ bytes: Buffer.from(state), name: state, mime: 'image/png', ownerId: null },
    visibility: 'private',
  })
  await app.kernel.db.insert(mediaWork).values({ fileId: file.id, name: 'picture-widths', state })
  const { items } = await admin(storageApi.getWorks, { state })
  const { workId, can } = items[0]!
  expectAgreement(can.retry, await admin.ask(storageApi.retryWork, { workId }))
})
