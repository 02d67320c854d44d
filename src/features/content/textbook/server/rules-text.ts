import type { ObjectRule } from '#src/server/http/object-rule.ts'
import { textbookApi } from '../contract.ts'
import {
  mayDelete,
  mayManage,
  mayOpen,
  mayPublish,
  mayRelease,
  mayRestore,
  mayUnpublish,
} from './rules.ts'

const { getForEdit, getPreview, publish, release, unpublish } = textbookApi
const { copyTextbook, deleteTextbook, restoreTextbook } = textbookApi

export const textbookRules: ObjectRule[] = [
  {
    rule: mayManage,
    calls: [
      ...[getForEdit, getPreview, publish, release, unpublish],
      ...[copyTextbook, deleteTextbook, restoreTextbook],
    ],
    zh: '教材由其所有者管理',
    en: 'A textbook is managed by its owner',
  },
  {
    rule: mayOpen,
    calls: [getForEdit, getPreview, publish, release, unpublish, copyTextbook],
    zh: '已删除的教材须先恢复',
    en: 'A deleted textbook has to be restored first',
  },
  {
    rule: mayPublish,
    calls: [publish],
    zh: '必填内容齐全、至少有一个章节的教材可以发布，无需审核',
    en: 'A complete textbook with at least one chapter can be published without a review',
  },
  {
    rule: mayRelease,
    calls: [release],
    zh: '已发布教材的修改由所有者更新给读者',
    en: 'Changes of a published textbook are released to its readers by its owner',
  },
  {
    rule: mayUnpublish,
    calls: [unpublish],
    zh: '已发布的教材可以取消发布',
    en: 'A published textbook can be unpublished',
  },
  {
    rule: mayDelete,
    calls: [deleteTextbook],
    zh: '没有课程使用的教材可以删除',
    en: 'A textbook is deleted only while no course uses it',
  },
  {
    rule: mayRestore,
    calls: [restoreTextbook],
    zh: '删除的教材在 30 天内可以恢复',
    en: 'A deleted textbook can be restored for 30 days',
  },
]
