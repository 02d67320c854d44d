import type { Both } from '#src/shared/locale.ts'
import type { Lack } from '../completeness.ts'
import { textbookDescriptionMost, textbookNameMost } from '../records.ts'

/** Words of the check for what a textbook's form lacks (specification, section 5). */
export const checkWords: Record<Lack | 'outdated' | 'untranslated', Both> = {
  nameMissing: { zh: '请输入教材名称', en: 'Please enter textbook name' },
  nameLong: {
    zh: `教材名称不能超过 ${textbookNameMost} 个字符`,
    en: `Textbook name cannot exceed ${textbookNameMost} characters`,
  },
  isbnMissing: { zh: '请输入 ISBN', en: 'Please enter ISBN' },
  isbnWrong: { zh: 'ISBN 必须是 13 位数字', en: 'ISBN must be exactly 13 digits' },
  publisherMissing: { zh: '请输入出版社', en: 'Please enter publisher' },
  authorMissing: { zh: '请输入作者', en: 'Please enter author name' },
  lineLong: {
    zh: '出版社和作者不能超过 100 个字符',
    en: 'Publisher and author cannot exceed 100 characters',
  },
  descriptionLong: {
    zh: `教材简介不能超过 ${textbookDescriptionMost} 个字符`,
    en: 'Description cannot exceed 2,000 characters',
  },
  noChapter: { zh: '请至少添加一个章节', en: 'Add at least one chapter' },
  chaptersIncomplete: {
    zh: '有章节的名称或内容简介未填写或过长',
    en: 'Some chapters have no name or introduction, or too long a one',
  },
  outdated: { zh: '译文待更新', en: 'The translation is outdated' },
  untranslated: { zh: '缺少译文', en: 'The translation is missing' },
}
