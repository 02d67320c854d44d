/** Words of the page that describes the API. */
export const words = {
  zh: {
    title: '接口文档',
    lead: '由接口约定自动生成。机器可读版本：',
    access: '权限',
    input: '输入',
    answer: '返回 data',
    errors: '可能的拒绝',
    areas: '分区',
    codes: '返回码',
  },
  en: {
    title: 'API reference',
    lead: 'Made from the contract. For machines: ',
    access: 'Access',
    input: 'Input',
    answer: 'Answer (data)',
    errors: 'Refusals',
    areas: 'Areas',
    codes: 'Codes',
  },
}
