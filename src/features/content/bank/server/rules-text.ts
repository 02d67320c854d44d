import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { bankApi } from '../contract.ts'
import {
  mayBeReady,
  mayDelete,
  mayEdit,
  mayFillFolder,
  mayManageFolder,
  mayManageTag,
  mayMove,
  mayRead,
  mayReadFolder,
} from './rules.ts'

export const bankRules: ObjectRule[] = [
  {
    rule: mayRead,
    calls: [
      ...[bankApi.getQuestion, bankApi.getVersions, bankApi.getVersion],
      ...[bankApi.copyQuestion, bankApi.getUses],
    ],
    zh: '题目属于本人，或其文件夹与本人共享',
    en: 'The question is the person’s own, or its folder is shared with the person',
  },
  {
    rule: mayEdit,
    calls: [
      ...[bankApi.saveQuestion, bankApi.restoreVersion, bankApi.moveQuestions],
      ...[bankApi.tagQuestions, bankApi.setStatus, bankApi.setDifficulty, bankApi.setPoints],
    ],
    zh: '题目属于本人，或其文件夹以可编辑方式与本人共享',
    en: 'The question is the person’s own, or its folder is shared with the person for editing',
  },
  {
    rule: mayDelete,
    calls: [bankApi.deleteQuestions, bankApi.takeBackQuestions],
    zh: '题目属于本人；删除时没有试卷、测验或其他内容使用该题',
    en: 'The question is the person’s own and, to be deleted, used nowhere',
  },
  {
    rule: mayBeReady,
    calls: [bankApi.setStatus],
    zh: '设为可用的题目能够评分',
    en: 'A question that becomes ready can be marked',
  },
  {
    rule: mayMove,
    calls: [bankApi.moveQuestions],
    zh: '目标文件夹与题目属于同一所有者',
    en: 'The folder belongs to the owner of the question',
  },
  {
    rule: mayReadFolder,
    calls: [bankApi.getQuestions, bankApi.getTags],
    zh: '文件夹属于本人，或与本人共享',
    en: 'The folder is the person’s own, or shared with the person',
  },
  {
    rule: mayFillFolder,
    calls: [
      ...[bankApi.createQuestion, bankApi.copyQuestion, bankApi.moveQuestions],
      ...[bankApi.createFolder, bankApi.renameFolder],
    ],
    zh: '文件夹属于本人，或以可编辑方式与本人共享',
    en: 'The folder is the person’s own, or shared with the person for editing',
  },
  {
    rule: mayManageFolder,
    calls: [
      ...[bankApi.moveFolder, bankApi.deleteFolder],
      ...[bankApi.getShares, bankApi.shareFolder, bankApi.endShare],
    ],
    zh: '文件夹属于本人',
    en: 'The folder is the person’s own',
  },
  {
    rule: mayManageTag,
    calls: [bankApi.renameTag, bankApi.mergeTags, bankApi.deleteTag],
    zh: '标签属于本人的题库',
    en: 'The tag belongs to the person’s own bank',
  },
]
