import { expect, test } from 'vitest'
import { messageApi } from '#src/features/people/message/contract.ts'
import { openWorld, refusal } from '../world.ts'

const { app, visitor, newUser } = await openWorld()

const send = (userId: number, word: string) =>
  app.kernel.messages.send(app.kernel.db, {
    ...{ userId, kind: 'system' as const },
    ...{ title: { zh: word, en: word }, text: { zh: word, en: word } },
  })

test('a message of another person cannot be marked, read or deleted by its id', async () => {
  const [owner, stranger] = [await newUser('student'), await newUser('teacher')]
  await send(owner.id, 'private')
  const [message] = (await owner(messageApi.getSendMessageList, {})).items
  const { Id } = message!
  for (const person of [stranger, await newUser('admin')]) {
    // The same answer as for an unknown id, so that it reveals nothing.
    for (const id of [Id, 999_999]) {
      await expect(person(messageApi.updateSendMessageRead, { Id: id })).rejects.toMatchObject(
        refusal('message.unknown'),
      )
    }
    await person(messageApi.sendMessageMarkAllReads, {})
    await person(messageApi.sendMessageDeleteAllRead, {})
    expect((await person(messageApi.getSendMessageList, { keyword: 'private' })).items).toEqual([])
  }
  await expect(visitor(messageApi.updateSendMessageRead, { Id })).rejects.toMatchObject(
    refusal('common.noToken'),
  )
  expect((await owner(messageApi.getSendMessageList, {})).items).toMatchObject([
    { Id, isRead: false },
  ])
  // What the owner has read, a stranger's sweep leaves.
  await owner(messageApi.updateSendMessageRead, { Id })
  await stranger(messageApi.sendMessageDeleteAllRead, {})
  expect((await owner(messageApi.getSendMessageList, {})).total).toBe(1)
})

test('an id out of range or of another type is refused as input', async () => {
  const person = await newUser('student')
  for (const Id of [0, -1, 2 ** 31, 1.5, '1 or 1=1', null, [1], { $gt: 0 }]) {
    const { status } = await person.ask(messageApi.updateSendMessageRead, { Id })
    expect(status, JSON.stringify(Id)).toBe(400)
  }
})
