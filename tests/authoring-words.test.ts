import { expect, test } from 'vitest'
import { outlineProblemWords } from '#src/features/content/outline/problems-text.ts'
import { fieldText } from '#src/features/content/outline/web/field-text.ts'
import { checkWords } from '#src/features/content/textbook/server/check-text.ts'
import { editText } from '#src/features/content/textbook/web/edit-text.ts'
import { manageText as textbooksText } from '#src/features/content/textbook/web/manage-text.ts'
import { problemWords } from '#src/features/learning/approval/server/problems-text.ts'
import { publicationText } from '#src/features/learning/approval/web/publication-text.ts'
import { createForm } from '#src/features/learning/authoring/forms.ts'
import { manageText as coursesText } from '#src/features/learning/authoring/web/manage-text.ts'
import { courseErrors } from '#src/features/learning/course/errors.ts'
import { textOf } from '#src/web/i18n.tsx'

/** The words of the specification, section 5 (forms) and section 8 (failures), for authoring: letter by letter. */

test('a textbook', () => {
  const { lacks } = textOf(editText, 'en-US')
  const said = {
    nameMissing: 'Please enter textbook name',
    isbnMissing: 'Please enter ISBN',
    publisherMissing: 'Please enter publisher',
    authorMissing: 'Please enter author name',
  } as const
  for (const [lack, words] of Object.entries(said) as [keyof typeof said, string][]) {
    expect(lacks[lack]).toBe(words)
    expect(checkWords[lack].en).toBe(words)
    expect(textOf(editText, 'zh-CN').lacks[lack]).toBe(checkWords[lack].zh)
  }
  expect(textOf(textbooksText, 'en-US').deleteFailed).toBe('Failed to delete textbook')
})

test('a chapter', () => {
  const [zh, en] = [textOf(fieldText, 'zh-CN'), textOf(fieldText, 'en-US')]
  const problem = (code: Parameters<typeof outlineProblemWords>[0]['code']) =>
    outlineProblemWords({ code, key: '', field: '' })
  expect(problem('chapterNameMissing').en).toBe('Chapter name cannot be empty')
  expect(problem('chapterNameLong').en).toBe('Name cannot exceed 30 characters')
  expect(problem('introductionMissing').en).toBe('Content introduction cannot be empty')
  expect(problem('introductionLong').en).toBe('Content cannot exceed 200 characters')
  for (const side of ['zh', 'en'] as const) {
    const t = side === 'zh' ? zh : en
    expect(t.nameEmpty).toBe(problem('chapterNameMissing')[side])
    expect(t.nameLong(30)).toBe(problem('chapterNameLong')[side])
    expect(t.introductionEmpty).toBe(problem('introductionMissing')[side])
    expect(t.introductionLong(200)).toBe(problem('introductionLong')[side])
  }
})

test('a course', () => {
  const english = Object.fromEntries(Object.entries(problemWords).map(([of, { en }]) => [of, en]))
  expect(english).toMatchObject({
    name: 'Please enter course name',
    cover: 'Please upload course cover',
    keywords: 'Please enter search keywords',
    introduction: 'Please enter course description',
    content: 'Please enter course content',
    category: 'Please select course category',
    major: 'Please select course major',
    direction: 'Please select major direction',
    fee: 'Please enter course fee',
    feeNumber: 'Please enter a valid number',
    teacherNameLong: 'Name cannot exceed 30 characters',
  })
  const issues = createForm.safeParse({ kind: '', name: '', language: '' }).error?.issues ?? []
  const messages = issues.map(({ message }) => message)
  for (const words of ['course name', 'course type', 'teaching language']) {
    expect(
      messages.some((one) => one.includes(words)),
      words,
    ).toBe(true)
  }
  expect(courseErrors.noId.en).toBe('Course ID cannot be empty')
  const publication = textOf(publicationText, 'en-US')
  expect(publication.statusFailed).toBe('Failed to update course status')
  expect(textOf(coursesText, 'en-US').deleteFailed).toBe('Failed to delete course')
})
