import { draftLimits } from '../record.ts'
import { counted, texts } from '#src/web/i18n.tsx'

/** Names of the fields that drafts have in common. */
const namesZh: Record<string, string> = {
  name: '名称',
  introduction: '简介',
  description: '简介',
  body: '正文',
  content: '课程内容',
  place: '位置',
  author: '作者',
  publisher: '出版社',
  keywords: '关键词',
}
const namesEn: Record<string, string> = {
  name: 'Name',
  introduction: 'Introduction',
  description: 'Description',
  body: 'Text',
  content: 'Course content',
  place: 'Position',
  author: 'Author',
  publisher: 'Publisher',
  keywords: 'Keywords',
}

interface Left {
  files: number
  questions: number
}

/** Texts about saving a draft and about conflicts. */
export const saveText = texts({
  zh: {
    saved: '已保存',
    saving: '保存中…',
    kept: '已存在本机，正在重试',
    offline: '无网络，已存在本机',
    stopped: '无法保存',
    notKept: '本机也无法保存，请勿关闭页面',
    hint: (count: string) => `${count} 处修改仅存在本机，恢复连接后自动发送`,
    retry: '立即重试',
    conflicts: (count: string) => `${count} 处修改需要您选择`,
    changed: (name: string, field: string) => `“${name}”的${field}：另一处也修改了`,
    gone: (name: string) => `“${name}”已被删除，您的修改尚未保存`,
    deletion: (name: string) => `“${name}”未删除：其中的内容在别处有修改`,
    invalid: (name: string, field: string) => `“${name}”的${field}不符合要求，未能保存`,
    refused: (name: string) => `对“${name}”的操作未能完成：相关内容在别处已变动`,
    deep: (name: string) => `对“${name}”的操作未能完成：章节最多 ${draftLimits.depth} 级`,
    left: (name: string, { files, questions }: Left) =>
      `“${name}”：${[files > 0 ? `${files} 个文件` : '', questions > 0 ? `${questions} 道题目` : '']
        .filter((part) => part !== '')
        .join('和')}已被彻底删除，未能恢复`,
    unnamed: '未命名',
    mine: '您的内容',
    theirs: '对方的内容',
    theirsOf: (by: string) => `${by}的内容`,
    empty: '（空）',
    useMine: '采用我的',
    useTheirs: '采用对方的',
    restore: '恢复并采用我的内容',
    leaveGone: '保持删除',
    deleteAnyway: '仍然删除',
    keep: '保留',
    discard: '放弃我的内容',
    ok: '知道了',
    aside: '未采用的内容仍可在历史版本中找到',
    signOutTitle: '仍要退出登录？',
    signOutText: (count: string) =>
      `${count} 处修改尚未发送到服务器，仅存在本机。退出登录后，这些修改将从本机删除。`,
    signOut: '删除并退出',
    fields: namesZh,
    ofSide: (label: string, side: string) => `${label}（${side}）`,
    other: '设置',
    zh: '中文',
    en: '英文',
  },
  en: {
    saved: 'Saved',
    saving: 'Saving…',
    kept: 'Kept on this device, retrying',
    offline: 'Offline, kept on this device',
    stopped: 'Not saved',
    notKept: 'This device cannot keep changes. Do not close the page',
    hint: (count: string) =>
      `${counted(count, 'change')} only on this device, sent when the connection is back`,
    retry: 'Retry now',
    conflicts: (count: string) => `${counted(count, 'change')} to review`,
    changed: (name: string, field: string) => `${field} of “${name}” was also changed elsewhere`,
    gone: (name: string) => `“${name}” was deleted. Your change is not saved`,
    deletion: (name: string) => `“${name}” was not deleted: its content changed elsewhere`,
    invalid: (name: string, field: string) => `${field} of “${name}” cannot be saved as it is`,
    refused: (name: string) => `The change to “${name}” failed: the outline changed elsewhere`,
    deep: (name: string) =>
      `The change to “${name}” failed: chapters have at most ${draftLimits.depth} levels`,
    left: (name: string, { files, questions }: Left) =>
      `“${name}” came back without ${[
        files > 0 ? counted(String(files), 'file') : '',
        questions > 0 ? counted(String(questions), 'question') : '',
      ]
        .filter((part) => part !== '')
        .join(' and ')} deleted for good`,
    unnamed: 'Untitled',
    mine: 'Yours',
    theirs: 'Theirs',
    theirsOf: (by: string) => `By ${by}`,
    empty: '(empty)',
    useMine: 'Use mine',
    useTheirs: 'Use theirs',
    restore: 'Restore with my text',
    leaveGone: 'Leave deleted',
    deleteAnyway: 'Delete anyway',
    keep: 'Keep',
    discard: 'Discard mine',
    ok: 'OK',
    aside: 'The text you do not use stays in the history',
    signOutTitle: 'Sign out anyway?',
    signOutText: (count: string) =>
      `${counted(count, 'change')} only on this device could not be sent. Signing out deletes them from this device.`,
    signOut: 'Delete and sign out',
    fields: namesEn,
    ofSide: (label: string, side: string) => `${label} (${side})`,
    other: 'Settings',
    zh: 'Chinese',
    en: 'English',
  },
})
