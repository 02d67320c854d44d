import { z } from 'zod'
import { countedListOf, keywordInQuery, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInQuery } from '#src/shared/ids.ts'
import { difficulties, questionStatuses, questionTypes } from '../question/types.ts'
import { bankErrors as errors } from './errors.ts'
import { folderRef, folderRights, person, rowSchema, tagRef } from './shapes.ts'

/** The part of the contract about finding questions. */

export const questionsPerPage = 30
/** changed – changed last first; newest – made last first; title – by the beginning of the stem. */
export const questionSorts = ['changed', 'newest', 'title', 'difficulty'] as const
/**
 * mine – one's own; shared – those in folders that others share; loose – one's own in no folder;
 * deleted – one's own that can still be taken back.
 */
export const questionViews = ['mine', 'shared', 'loose', 'deleted'] as const
/** A search and a choice of tags count their results up to this number. */
export const foundMost = 500
/** Tags whose counts a list shows. */
export const tagsShown = 50

/** The filters of a list, in an address and in an act on all that was found. */
export const filters = {
  view: z.enum(questionViews).default('mine'),
  /** A folder with those inside, one's own or shared; `view` counts only as 'deleted' then. */
  folder: idInQuery().optional(),
  keyword: keywordInQuery,
  /** `choice`: any of `choiceTypes`. */
  type: z.enum([...questionTypes, 'choice']).optional(),
  status: z.enum(questionStatuses).optional(),
  difficulty: z.coerce.number<number>().pipe(z.literal(difficulties)).optional(),
  tag: idInQuery().optional(),
}

const count = z.int()

export const listApi = {
  getQuestions: endpoint({
    method: 'GET',
    path: 'QuestionBank/GetQuestions',
    access: 'teacher',
    summary: {
      zh: '查看题库中的题目',
      en: 'List the questions of one’s bank and of shared folders: by folder, words of both languages, type, status, difficulty and tag',
    },
    input: z.object({
      ...filters,
      sort: z.enum(questionSorts).default('changed'),
      page: pageInQuery,
    }),
    answer: z.object({
      ...countedListOf(rowSchema),
      /**
       * Questions by each value of a filter, were it chosen besides the others. Null where more than `foundMost`
       * were found by words or a tag, so that they are not counted.
       */
      counts: z
        .object({
          types: z.array(z.object({ type: z.enum(questionTypes), count })),
          statuses: z.array(z.object({ status: z.enum(questionStatuses), count })),
          difficulties: z.array(z.object({ difficulty: z.literal(difficulties), count })),
        })
        .nullable(),
      /** Tags to choose from, by name; counted where few enough questions are found. */
      tags: z.array(tagRef.extend({ count: count.nullable() })),
      /** From the top to the open folder; null where none is. */
      path: z.array(folderRef).nullable(),
      /** The right to the open folder: 'edit' in one's own bank. */
      right: z.enum(folderRights),
      /** The owner of the open folder where it is another person's. */
      owner: person.nullable(),
    }),
    errors: [errors.folderUnknown],
  }),
}
