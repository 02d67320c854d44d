/** Words of a section that stands for the pool of a random draw. */
export const poolWords = {
  name: {
    zh: (section: string) => (section === '' ? '随机抽题' : `${section}（随机抽题）`),
    en: (section: string) => (section === '' ? 'Random draw' : `${section} (Random draw)`),
  },
  intro: {
    zh: (count: number, pool: number) => `每次作答从以下 ${pool} 题中随机抽取 ${count} 题。`,
    en: (count: number, pool: number) => `Each attempt draws ${count} of these ${pool} questions. `,
  },
}
