import { both } from './build.ts'
import type { DemoCategory } from './types.ts'

export const categories: DemoCategory[] = [
  { slug: 'trade', name: both(['国际贸易实务', 'International trade practice']) },
  { slug: 'customs', name: both(['报关与检验检疫', 'Customs and inspection']) },
  { slug: 'freight', name: both(['国际货运代理', 'Freight forwarding']) },
  { slug: 'e-commerce', name: both(['跨境电商', 'Cross-border e-commerce']) },
  {
    slug: 'settlement',
    name: both(['国际结算与外汇', 'Settlement and foreign exchange']),
  },
  {
    slug: 'english',
    name: both(['商务英语与谈判', 'Business English and negotiation']),
  },
]
