import { texts } from '#src/web/i18n.tsx'

/** Texts of sharing a folder. */
export const shareText = texts({
  zh: {
    title: (name: string) => `共享“${name}”`,
    note: '共享的范围包括其中的子文件夹。仅供查看的人可以试答和复制题目，不能修改。',
    find: '添加教师',
    findHint: '输入姓名的开头，或完整的用户名',
    found: '找到的教师',
    noneFound: '没有找到这位教师',
    share: '共享',
    wholeSchool: (name: string) => `共享给${name}的全体教师`,
    who: '谁可以访问',
    nobody: '目前只有您自己。',
    around: (names: string[]) =>
      `上级文件夹“${names.join('”“')}”已共享，有权访问它的人也能看到这里。`,
    allOf: (school: string) => `${school}的全体教师`,
    rights: { read: '可查看', edit: '可编辑' },
    rightOf: (name: string) => `${name}的权限`,
    end: (name: string) => `停止与${name}共享`,
    loading: '正在加载…',
  },
  en: {
    title: (name: string) => `Share “${name}”`,
    note: 'This includes its subfolders. People who can view may try and copy questions, but not change them.',
    find: 'Add a teacher',
    findHint: 'The beginning of a name, or a whole user name',
    found: 'Teachers found',
    noneFound: 'No such teacher was found',
    share: 'Share',
    wholeSchool: (name: string) => `Share with all teachers of ${name}`,
    who: 'People with access',
    nobody: 'Only you so far.',
    around: (names: string[]) =>
      `The folder “${names.join('”, “')}” around it is shared. Its people see this folder too.`,
    allOf: (school: string) => `All teachers of ${school}`,
    rights: { read: 'Can view', edit: 'Can edit' },
    rightOf: (name: string) => `Access of ${name}`,
    end: (name: string) => `Stop sharing with ${name}`,
    loading: 'Loading…',
  },
})
