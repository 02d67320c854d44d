import type { RosterField } from './rows.ts'

/** The heads by which columns are recognised, in lower case without spaces and signs. */
const heads: Record<RosterField, RegExp> = {
  number: /^(?:学生)?(?:学号|学籍号|编号)$|^student(?:no|number|id)$|^number$/,
  name: /^(?:学生)?(?:姓名|名字)$|^(?:student|full)?name$/,
  phone:
    /^(?:学生|本人)?(?:手机|手机号|手机号码|电话|联系电话|电话号码|联系方式)$|^(?:mobile|phone|cell)(?:phone|number)?$|^tel(?:ephone)?$/,
  email: /^(?:电子)?(?:邮箱|邮件|邮箱地址)$|^e?mail(?:address)?$/,
  group: /^(?:学习)?(?:组|分组|小组|组别|组名|小组名称)$|^(?:group|team)(?:name)?$/,
}

/** Returns the field of a head, null for a column that a roster does not hold. */
export function fieldOfHead(head: string): RosterField | null {
  const plain = head
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[（(【[].*?[)）】\]]/gu, '')
    .replace(/[^\p{L}]/gu, '')
  const found = Object.entries(heads).find(([, pattern]) => pattern.test(plain))
  return (found?.[0] as RosterField | undefined) ?? null
}
