import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { feedbackApi } from '#src/features/front/feedback/contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { files } from '#src/server/storage/tables.ts'
import { withShare } from '#src/server/storage/upload-quota.ts'
import { type NewUserRole, openWorld } from '../world.ts'
import { attacher, mebibyte, newAddress, text } from './attach.ts'

/*
 * A script makes accounts, and their uploads take the share of the site so that no teacher can upload.
 *
 *                                    before                     now (defaults)
 * one address, 200 accounts a day    20,000 MiB: the site's     200 MiB
 * the same with accounts of a day    20,000 MiB                 1,000 MiB
 * a hundred addresses, new accounts  20,000 MiB                 1,000 MiB
 * the same with accounts of a day    20,000 MiB                 10,000 MiB; teachers have 10,000 more
 * feedback files of people, for ever no end                     4,000 MiB
 */
const school = '10.20.0.9'
const world = await openWorld({
  UPLOAD_NEW_PERSON_MIB: '1',
  UPLOAD_NEW_PERSONS_MIB: '3',
  UPLOAD_PERSON_MIB: '2',
  UPLOAD_NETWORK_MIB: '4',
  UPLOAD_TEACHER_MIB: '9',
  UPLOAD_SITE_MIB: '20',
  UPLOAD_RESERVED_PERCENT: '50',
  FEEDBACK_STORED_MIB: '6',
  FEEDBACK_PER_DAY: '3',
  SCHOOL_NETWORKS: school,
  TRUST_PROXY: '127.0.0.1',
})
const { app, newUser } = world
const { kernel } = app
const { db } = kernel
const { attach, counted, aDayLater, stored, forgetAll } = attacher(world)
const most = 0.95 * mebibyte

/** A person whose account is two days old. */
async function known(role: NewUserRole = 'student') {
  const person = await newUser(role)
  await db
    .update(users)
    .set({ createdAt: sql`now() - interval '2 days'` })
    .where(eq(users.id, person.id))
  return person
}

beforeEach(async () => {
  kernel.config.FEEDBACK_STORED_MIB = 1_000
  await forgetAll()
})

test('new accounts upload little, and all of them together no more than their own share', async () => {
  const first = await newUser('student')
  expect(await attach(first, text(most))).toMatchObject({ code: 0 })
  const second = await attach(first, text(most))
  expect(second).toMatchObject({ error: 'upload.newPersonDay', code: 429 })
  expect(second.msg).toContain('1 MB')
  const answers = []
  for (let count = 0; count < 4; count++) {
    answers.push(await attach(await newUser('unverified'), text(most)))
  }
  expect(answers.map(({ error }) => error)).toEqual([
    undefined,
    undefined,
    'upload.newPersonsDay',
    'upload.newPersonsDay',
  ])
  expect(await attach(await known(), text(most))).toMatchObject({ code: 0 })
  await aDayLater()
  expect(await attach(first, text(most))).toMatchObject({ code: 0 })
})

test('accounts at one address share its allowance, also ten at once; a school network has ten times as much', async () => {
  const ip = newAddress()
  const people = await Promise.all(Array.from({ length: 10 }, () => known()))
  const answers = await Promise.all(people.map(({ token }) => attach({ ip, token }, text(most))))
  // Four fit; those on their way count 64 KiB each, for which one may be refused.
  expect([3, 4]).toContain(answers.filter(({ code }) => code === 0).length)
  expect(answers.find(({ code }) => code !== 0)).toMatchObject({ error: 'upload.networkDay' })
  const others = await Promise.all(
    people.slice(0, 5).map(({ token }) => attach({ ip: school, token }, text(most))),
  )
  expect(others.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
})

test('the new accounts of one address do not spend what is meant for new accounts everywhere', async () => {
  kernel.config.UPLOAD_NEW_NETWORK_MIB = 2
  const ip = newAddress()
  const upload = async (from: string) =>
    attach({ ip: from, token: (await newUser('student')).token }, text(most))
  for (let count = 0; count < 2; count++) expect(await upload(ip)).toMatchObject({ code: 0 })
  expect(await upload(ip)).toMatchObject({ error: 'upload.networkDay' })
  expect(await upload(newAddress())).toMatchObject({ code: 0 })
  kernel.config.UPLOAD_NEW_NETWORK_MIB = 200
})

test('a class that signs up behind a school network is not among the new accounts of all', async () => {
  for (let count = 0; count < 5; count++) {
    const { token } = await newUser('student')
    expect(await attach({ ip: school, token }, text(most))).toMatchObject({ code: 0 })
  }
})

test('when strangers have used all that is open, teachers and staff still have the reserve', async () => {
  const answers = []
  for (let count = 0; count < 12; count++) {
    answers.push(await attach(await known(), text(most)))
  }
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(10)
  expect(answers.at(-1)).toMatchObject({ error: 'upload.siteDay' })
  expect(await attach({}, text(most))).toMatchObject({ error: 'upload.siteDay' })
  // An account of today counts as trusted from the moment in which its teacher is verified.
  for (const role of ['teacher', 'admin', 'reviewer', 'editor'] as const) {
    const person = await newUser(role)
    for (let count = 0; count < 2; count++) {
      expect(await attach(person, text(most)), role).toMatchObject({ code: 0 })
    }
  }
  const teacher = await newUser('teacher')
  for (let count = 0; count < 3; count++) await attach(teacher, text(most))
  expect(await attach(teacher, text(most))).toMatchObject({ error: 'upload.siteDay' })
})

test('feedback files of people are stored up to a total, and free their space when they are deleted', async () => {
  kernel.config.FEEDBACK_STORED_MIB = 3
  for (let count = 0; count < 3; count++) {
    const person = await known()
    const { data } = await attach(person, text(most))
    await person(feedbackApi.submitFeedback, {
      ...{ id: randomUUID(), remark: '附件', attachment: data.token },
    })
    await aDayLater()
  }
  const teacher = await newUser('teacher')
  expect(await attach(teacher, text(most))).toMatchObject({ error: 'feedback.attachmentsFull' })
  // Visitors have a total of their own.
  expect(await attach({}, text(100))).toMatchObject({ code: 0 })
  await forgetAll()
  expect(await attach(teacher, text(most))).toMatchObject({ code: 0 })
})

test('another file sent with feedback that was sent before stays loose, and no limit of feedback is evaded', async () => {
  const person = await known()
  const id = randomUUID()
  await person(feedbackApi.submitFeedback, { id, remark: '第一次' })
  for (let count = 0; count < 5; count++) {
    const { data } = await attach(person, text(64 * 1024))
    await person(feedbackApi.submitFeedback, { id, remark: '再来一次', attachment: data.token })
  }
  expect(await db.$count(files, sql`loose_until is null`)).toBe(0)
  // Sent again, it has taken one of the three.
  await person(feedbackApi.submitFeedback, { id: randomUUID(), remark: '第二条' })
  await person(feedbackApi.submitFeedback, { id: randomUUID(), remark: '第三条' })
  const fourth = await person.ask(feedbackApi.submitFeedback, { id: randomUUID(), remark: '四' })
  expect(fourth.envelope.error).toBe('feedback.dayFull')
})

test('a share is what has arrived, shrinks to what was stored, is given back by a failure, and never blocks another sender', async () => {
  const one = await known()
  const two = await known()
  const upload = (viewer: { id: number }, bytes: number) => ({
    ...{ viewer, ip: newAddress(), bytes, downloadOnly: undefined },
  })
  const taken = 4 // The person, the address, the open share and the site.
  await withShare(kernel, upload(one, 2 * mebibyte), async (arrived) => {
    expect((await counted()).bytes).toBe(taken * 64 * 1024)
    await arrived(2 * mebibyte)
    expect((await counted()).bytes).toBe(taken * 2 * mebibyte)
    // While the first upload arrives, another begins and ends.
    await withShare(kernel, upload(two, mebibyte), async () => ({ result: 0, stored: 100_000 }))
    expect((await counted()).bytes).toBe(taken * (2 * mebibyte + 100_000))
    await expect(
      withShare(kernel, upload(one, mebibyte), async () => ({ result: 0, stored: 1 })),
    ).rejects.toMatchObject({ known: { id: 'upload.personDay' } })
    return { result: 0, stored: 200_000 }
  })
  expect((await counted()).bytes).toBe(taken * 300_000)
  const failing = withShare(kernel, upload(one, mebibyte), async (arrived) => {
    await arrived(mebibyte)
    throw new Error('the line broke')
  })
  await expect(failing).rejects.toThrow('the line broke')
  expect((await counted()).bytes).toBe(taken * 300_000)
  expect(await stored()).toBe(0)
})
