import { texts } from '#src/web/i18n.tsx'

/** Texts of parts of the bank's pages that could not be read. */
export const failedText = texts({
  zh: {
    parts: {
      questions: '获取题型或题目列表失败',
      question: '题目加载失败',
      folders: '文件夹加载失败',
      tags: '标签加载失败',
      shares: '共享设置加载失败',
      versions: '历史版本加载失败',
      papers: '试卷列表加载失败',
      imports: '导入记录加载失败',
    },
    again: '重试',
  },
  en: {
    parts: {
      questions: 'Getting question types or lists failed',
      question: 'Failed to load questions',
      folders: 'Failed to load folders',
      tags: 'Failed to load tags',
      shares: 'Failed to load sharing settings',
      versions: 'Failed to load versions',
      papers: 'Failed to load papers',
      imports: 'Failed to load imports',
    },
    again: 'Try again',
  },
})
