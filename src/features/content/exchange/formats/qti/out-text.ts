export const verdictWords = {
  zh: { yes: '对', no: '错' },
  en: { yes: 'True', no: 'False' },
}
