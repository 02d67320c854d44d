import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { users } from '#src/features/people/account/tables.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import type { MessageKind, NewMessage } from '#src/shared/message.ts'
import { openWorld, type Person, refusal } from '#tests/world.ts'
import { messageApi } from './contract.ts'
import { messages } from './tables.ts'

const { app, newUser } = await openWorld()
const { db, personalData } = app.kernel
const port = app.kernel.messages

const newMessage = (userId: number, more: Partial<NewMessage> = {}): NewMessage => ({
  userId,
  kind: 'course',
  title: { zh: '课程已通过审核', en: 'Your course was approved' },
  text: { zh: '现在可以发布了。', en: 'You may publish it now.' },
  link: '/course/12',
  ...more,
})
const tell = (userId: number, more: Partial<NewMessage> = {}) =>
  db.transaction((tx) => port.send(tx, newMessage(userId, more)))
const list = (person: Person, more: InputOf<typeof messageApi.getSendMessageList> = {}) =>
  person(messageApi.getSendMessageList, more)
const english = async (person: Person) => {
  const { body } = await app.kernel.app.inject({
    url: '/api/UserCenter/GetSendMessageList',
    headers: { token: person.token, 'accept-language': 'en-US' },
  })
  return (JSON.parse(body) as { data: Awaited<ReturnType<typeof list>> }).data
}

describe('the list', () => {
  test('shows the viewer’s messages, newest first, in the language of the page', async () => {
    const me = await newUser('student')
    await tell(me.id)
    await tell(me.id, { kind: 'order', title: { zh: '订单已支付', en: 'Paid' }, link: undefined })
    const mine = await list(me)
    expect(mine).toMatchObject({ total: 2, page: 1, pages: 1, unread: 2, read: 0 })
    expect(mine.items).toMatchObject([
      { kind: 'order', title: '订单已支付', link: null, isRead: false },
      { kind: 'course', title: '课程已通过审核', text: '现在可以发布了。', link: '/course/12' },
    ])
    expect((await english(me)).items.map((one) => one.title)).toEqual([
      'Paid',
      'Your course was approved',
    ])
  })

  test('no person can see, mark or delete another person’s messages', async () => {
    const [me, other] = [await newUser('student'), await newUser('admin')]
    await tell(me.id)
    const { Id } = (await list(me)).items[0]!
    expect(await list(other)).toMatchObject({ total: 0, items: [], unread: 0 })
    await expect(other(messageApi.updateSendMessageRead, { Id })).rejects.toMatchObject(
      refusal('message.unknown'),
    )
    await other(messageApi.sendMessageMarkAllReads, {})
    expect((await list(me)).unread).toBe(1)
    await me(messageApi.updateSendMessageRead, { Id })
    expect(await other(messageApi.sendMessageDeleteAllRead, {})).toEqual({ deleted: 0 })
    expect((await list(me)).total).toBe(1)
  })

  test('filters by state and kind, with counts of every kind', async () => {
    const me = await newUser('student')
    for (const kind of ['course', 'course', 'class', 'order'] as MessageKind[]) {
      await tell(me.id, { kind })
    }
    const classes = await list(me, { kind: 'class' })
    expect(classes.items).toHaveLength(1)
    await me(messageApi.updateSendMessageRead, { Id: classes.items[0]!.Id })
    expect(await list(me, { state: 'unread', kind: 'course' })).toMatchObject({
      total: 2,
      unread: 3,
      read: 1,
      ofKind: {
        course: { unread: 2, read: 0 },
        class: { unread: 0, read: 1 },
        order: { unread: 1, read: 0 },
        system: { unread: 0, read: 0 },
      },
    })
    expect((await list(me, { state: 'unread' })).items.map((one) => one.kind)).toEqual([
      'order',
      'course',
      'course',
    ])
    expect((await list(me, { state: 'read' })).items.map((one) => one.kind)).toEqual(['class'])
  })

  test('finds words of title and text in both languages, and reads no character as a pattern', async () => {
    const me = await newUser('student')
    await tell(me.id, { text: { zh: '满 100% 送 20 远帆币', en: 'Coins for all' } })
    await tell(me.id, { title: { zh: '开班通知', en: 'Your class begins' } })
    const find = async (keyword: string) => (await list(me, { keyword })).total
    expect(await find('100%')).toBe(1)
    expect(await find('%')).toBe(1)
    expect(await find('_')).toBe(0)
    expect(await find('开班')).toBe(1)
    expect(await find('CLASS BEGINS')).toBe(1)
    expect(await find('没有')).toBe(0)
  })

  test('has pages of twenty; a page past the end is empty and has the number of pages', async () => {
    const me = await newUser('student')
    const { userId: _, title, text, link: _link, ...rest } = newMessage(me.id)
    await db.insert(messages).values(
      Array.from({ length: 45 }, (_one, n) => ({
        ...rest,
        userId: me.id,
        titleZh: `${title.zh} ${n}`,
        titleEn: title.en,
        textZh: text.zh,
        textEn: text.en,
      })),
    )
    const pages = await Promise.all([1, 2, 3, 9].map((page) => list(me, { page })))
    expect(pages.map((one) => one.items.length)).toEqual([20, 20, 5, 0])
    expect(pages[0]!.items[0]!.title).toBe('课程已通过审核 44')
    expect(pages[2]!.items.at(-1)!.title).toBe('课程已通过审核 0')
    expect(pages.map((one) => [one.total, one.pages])).toEqual(pages.map(() => [45, 3]))
  })
})

describe('marking and deleting', () => {
  test('marking a message twice keeps the first time', async () => {
    const me = await newUser('student')
    await tell(me.id)
    const { Id } = (await list(me)).items[0]!
    expect(await me(messageApi.updateSendMessageRead, { Id })).toEqual({ unread: 0 })
    const moment = async () => (await db.select().from(messages).where(eq(messages.id, Id)))[0]!
    const first = await moment()
    expect(await me(messageApi.updateSendMessageRead, { Id })).toEqual({ unread: 0 })
    expect(await moment()).toEqual(first)
  })

  test('marks all as read, then deletes the read messages and keeps unread ones', async () => {
    const me = await newUser('student')
    await tell(me.id)
    await tell(me.id)
    expect(await me(messageApi.sendMessageMarkAllReads, {})).toEqual({ marked: 2 })
    expect(await me(messageApi.sendMessageMarkAllReads, {})).toEqual({ marked: 0 })
    await tell(me.id)
    expect(await me(messageApi.sendMessageDeleteAllRead, {})).toEqual({ deleted: 2 })
    expect(await list(me)).toMatchObject({ total: 1, unread: 1, read: 0 })
  })

  test('an unknown message is refused', async () => {
    const me = await newUser('student')
    await expect(me(messageApi.updateSendMessageRead, { Id: 2_000_000_000 })).rejects.toMatchObject(
      refusal('message.unknown'),
    )
  })
})

describe('sending', () => {
  test('200 simultaneous messages with one key are one message', async () => {
    const me = await newUser('student')
    await Promise.all(Array.from({ length: 200 }, () => tell(me.id, { key: 'course:12:approved' })))
    await tell(me.id, { key: 'course:12:approved' })
    expect((await list(me)).total).toBe(1)
    // Another person may have the same key.
    const other = await newUser('student')
    await tell(other.id, { key: 'course:12:approved' })
    expect((await list(other)).total).toBe(1)
  })

  test('a transaction that rolls back sends nothing', async () => {
    const me = await newUser('student')
    const refused = db.transaction(async (tx) => {
      await port.send(tx, newMessage(me.id))
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    expect((await list(me)).total).toBe(0)
  })

  test('an erased person gets no message', async () => {
    const me = await newUser('student')
    await db.update(users).set({ erasedAt: new Date() }).where(eq(users.id, me.id))
    await tell(me.id)
    expect(await db.$count(messages, eq(messages.userId, me.id))).toBe(0)
  })

  test('the unread count follows new and read messages', async () => {
    const me = await newUser('student')
    expect(await port.unread(me.id)).toBe(0)
    await tell(me.id)
    await eventually(async () => expect(await port.unread(me.id)).toBe(1))
    await me(messageApi.sendMessageMarkAllReads, {})
    expect(await port.unread(me.id)).toBe(0)
  })
})

describe('switches', () => {
  const isOn = async (person: Person, kind: string, channel: string) =>
    (await person(messageApi.getSwitches, {})).switches.find(
      (one) => one.kind === kind && one.channel === channel,
    )

  test('site and mail are on and text messages off by default', async () => {
    const me = await newUser('student')
    const { switches, email, phone } = await me(messageApi.getSwitches, {})
    expect(switches).toHaveLength(15)
    expect([email, phone]).toEqual([null, null])
    expect(await isOn(me, 'course', 'mail')).toMatchObject({
      enabled: true,
      can: { change: { may: true } },
    })
    expect(await isOn(me, 'course', 'sms')).toMatchObject({
      enabled: false,
      can: { change: { may: true } },
    })
    const chosen = { kind: 'course', channel: 'mail', enabled: false } as const
    await Promise.all([1, 2, 3].map(() => me(messageApi.updateSwitch, chosen)))
    expect(await isOn(me, 'course', 'mail')).toMatchObject({ enabled: false })
    expect(await isOn(await newUser('student'), 'course', 'mail')).toMatchObject({ enabled: true })
  })

  test('contacts are shown masked', async () => {
    const me = await newUser('student')
    await db
      .update(users)
      .set({ email: 'lihua@example.com', phone: '13812345678' })
      .where(eq(users.id, me.id))
    expect(await me(messageApi.getSwitches, {})).toMatchObject({
      email: 'l***@example.com',
      phone: '138****5678',
    })
  })

  test.each(['site', 'mail'] as const)('account messages by %s cannot be switched', async (way) => {
    const me = await newUser('student')
    expect(await isOn(me, 'system', way)).toMatchObject({
      enabled: true,
      can: { change: { may: false } },
    })
    const wish = { kind: 'system', channel: way, enabled: false } as const
    await expect(me(messageApi.updateSwitch, wish)).rejects.toMatchObject(
      refusal('message.switchFixed'),
    )
  })

  test('a kind switched off on the site is stored as read', async () => {
    const me = await newUser('student')
    await me(messageApi.updateSwitch, { kind: 'course', channel: 'site', enabled: false })
    await tell(me.id)
    await tell(me.id, { weight: 'urgent' })
    expect(await list(me)).toMatchObject({ total: 2, unread: 1, read: 1 })
  })
})

test('the language of mail follows the language of the site', async () => {
  const me = await newUser('none')
  await me(messageApi.setLanguage, { locale: 'en-US' })
  const [row] = await db.select().from(users).where(eq(users.id, me.id))
  expect(row!.locale).toBe('en-US')
})

test('personal data of messages are exported without ids, and erased', async () => {
  const [me, other] = [await newUser('student'), await newUser('student')]
  for (const person of [me, other]) {
    await tell(person.id)
    await person(messageApi.updateSwitch, { kind: 'order', channel: 'sms', enabled: true })
  }
  const parts = personalData.parts.filter(({ id }) => id.startsWith('message'))
  const read = await Promise.all(parts.map((part) => part.read(db, me.id)))
  expect(read).toMatchObject([
    [{ titleZh: '课程已通过审核', readAt: null }],
    [{ kind: 'order', channel: 'sms', enabled: true }],
  ])
  expect(JSON.stringify(read)).not.toContain('userId')
  await db.transaction(async (tx) => {
    for (const part of [...parts, ...parts]) await part.erase(tx, me.id)
  })
  const left = (person: Person) => Promise.all(parts.map((part) => part.count(db, person.id)))
  expect([await left(me), await left(other)]).toEqual([
    [0, 0],
    [1, 1],
  ])
})
