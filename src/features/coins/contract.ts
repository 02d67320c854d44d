import { defineErrors } from '#src/shared/errors.ts'

export const coinErrors = defineErrors('coins', {
  insufficient: {
    kind: 'refused',
    zh: '金币余额不足：需要 {need} 金币，当前余额 {balance} 金币',
    en: 'Not enough coins: {need} needed, your balance is {balance}',
  },
})
