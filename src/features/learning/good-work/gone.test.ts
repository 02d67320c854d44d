import { expect, test } from 'vitest'
import { classApi } from '#src/features/learning/class/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { openHomework } from '#src/features/learning/homework/test-homework.ts'
import { expectAgreement } from '#tests/can.ts'
import { refusal } from '#tests/world.ts'
import { goodWorkApi as api } from './contract.ts'

const { newGroups, set, handIn, mark, titlesTo } = await openHomework()

/** Returned homework of a group of two. */
async function ofGroup(leaves: 'before' | 'after') {
  const made = await newGroups()
  const { owner, classId, first, second } = made
  const homeworkId = await set(owner, classId, { inGroups: true })
  if (leaves === 'before') await second(classApi.quit, { classId })
  await handIn(first, homeworkId, { text: '合同' })
  await mark(owner, homeworkId, first.id, 8000)
  await owner(homeworkApi.release, { homeworkId })
  if (leaves === 'after') await second(classApi.quit, { classId })
  return { ...made, homeworkId, of: { homeworkId, userId: first.id } }
}

test('a work of a group is not proposed once one who handed it in has left, and the teacher learns who', async () => {
  const { owner, first, second, code, of } = await ofGroup('after')
  const propose = { ...of, handIn: 1, reason: '' }
  const { can, good } = await owner(api.getProposal, of)
  expect([good, can.propose.may]).toEqual([null, false])
  expect(can.propose.why?.zh).toBe('周雨婷已不在班级，无法征得同意，这份小组作业不能展示')
  expectAgreement(can.propose, await owner.ask(api.propose, propose))
  await expect(owner(api.propose, propose)).rejects.toMatchObject(refusal('goodWork.gone'))
  const told = (await titlesTo(first.id)).filter((title) => title.includes('优秀作业'))
  expect(told, 'nobody is asked').toEqual([])
  // Back in the class, the one who left is asked like the others.
  await second(classApi.join, { code })
  const { goodWorkId } = await owner(api.propose, propose)
  await first(api.answer, { goodWorkId, answer: 'named' })
  expect(await second(api.answer, { goodWorkId, answer: 'unnamed' })).toEqual({ state: 'shown' })
})

test('one who left before the hand-in had no part in it, and is not missed', async () => {
  const { owner, first, of } = await ofGroup('before')
  const { students } = await owner(api.getProposal, of)
  expect(students.map(({ name }) => name)).toEqual(['林晓舟'])
  const { goodWorkId } = await owner(api.propose, { ...of, handIn: 1, reason: '' })
  expect(await first(api.answer, { goodWorkId, answer: 'named' })).toEqual({ state: 'shown' })
})

test('one who leaves while the others are asked ends the question, and is named where it is asked again', async () => {
  const { owner, first, second, code, classId, of } = await ofGroup('after')
  await second(classApi.join, { code })
  const { goodWorkId } = await owner(api.propose, { ...of, handIn: 1, reason: '' })
  await first(api.answer, { goodWorkId, answer: 'named' })
  await second(classApi.quit, { classId })
  await expect(first(api.answer, { goodWorkId, answer: 'unnamed' })).rejects.toMatchObject(
    refusal('goodWork.unknown'),
  )
  const { good, can } = await owner(api.getProposal, of)
  expect([good, can.propose.why?.id]).toEqual([null, 'goodWork.gone'])
})
