import { normalizePath } from '@/app/_navigation/normalize-path'

// Next runs this file before its router looks at the address.
normalizePath()
