import { counted, texts } from '#src/web/i18n.tsx'

export const exportText = texts({
  zh: {
    title: '导出题目',
    bank: '题库',
    format: '选择格式',
    formats: {
      xlsx: { name: 'Excel 表格', text: '可修改后再导入，支持全部题型' },
      docx: { name: 'Word 试卷', text: '试卷、答题卡、答案与解析各一份，可编辑' },
      pdf: { name: 'PDF（打印用）', text: '试卷、答题卡、答案与解析各一份，可直接打印' },
      qti: { name: 'QTI 3.0', text: '国际通用的题目交换格式，再导入不丢失内容' },
      moodle: { name: 'Moodle XML', text: '导入 Moodle 题库' },
      gift: { name: 'GIFT', text: '纯文本，可导入 Moodle 等平台' },
    },
    language: '语言',
    languages: { zh: '中文', en: '英文' },
    languageLead: '此格式只能保存一种语言；缺少该语言的题目使用另一种。',
    checking: '正在检查所选格式能否保留全部内容……',
    noLoss: (n: string) => `${n} 道题都能完整导出`,
    losses: (n: string) => `共 ${n} 道题，以下内容无法按原样保留：`,
    line: (n: string, types: readonly string[]) =>
      types.length === 0 ? `${n} 道题` : `${n} 道题（${types.join('、')}）`,
    moreLosses: (n: string) => `还有 ${n} 项`,
    example: '如：',
    nothing: '还没有可导出的题目。',
    begin: '导出',
    failedLosses: '检查失败，请重试',
    again: '重试',
    writing: '正在生成文件……',
    writingLead: '可以离开此页，稍后回来下载。',
    ready: '文件已生成',
    readyLead: (hours: string) => `${hours} 小时内可下载。`,
    download: (name: string, size: string) => `下载 ${name}（${size}）`,
    failed: '文件生成失败',
    other: '导出为其他格式',
  },
  en: {
    title: 'Export questions',
    bank: 'Question bank',
    format: 'Choose a format',
    formats: {
      xlsx: { name: 'Excel', text: 'Edit it and import it again. Holds every type of question' },
      docx: {
        name: 'Word paper',
        text: 'Paper, answer sheet, and answers with explanations as separate documents',
      },
      pdf: {
        name: 'PDF for printing',
        text: 'Paper, answer sheet, and answers with explanations, ready to print',
      },
      qti: {
        name: 'QTI 3.0',
        text: 'The international exchange format. Comes back in without loss',
      },
      moodle: { name: 'Moodle XML', text: 'For the question bank of Moodle' },
      gift: { name: 'GIFT', text: 'Plain text for Moodle and other platforms' },
    },
    language: 'Language',
    languages: { zh: 'Chinese', en: 'English' },
    languageLead:
      'This format holds one language. Questions without it are exported in the other one.',
    checking: 'Checking whether this format can hold everything…',
    noLoss: (n: string) => `All ${counted(n, 'question')} can be exported completely`,
    losses: (n: string) => `${counted(n, 'question')}. The following cannot be kept as it is:`,
    line: (n: string, types: readonly string[]) =>
      types.length === 0
        ? counted(n, 'question')
        : `${counted(n, 'question')} (${types.join(', ')})`,
    moreLosses: (n: string) => `${n} more`,
    example: 'For example:',
    nothing: 'There are no questions to export yet.',
    begin: 'Export',
    failedLosses: 'The check failed. Please try again',
    again: 'Try again',
    writing: 'Writing the file…',
    writingLead: 'You can leave this page and come back to download it.',
    ready: 'Your file is ready',
    readyLead: (hours: string) => `You can download it for ${hours} hours.`,
    download: (name: string, size: string) => `Download ${name} (${size})`,
    failed: 'The file could not be written',
    other: 'Export in another format',
  },
})
