import { mendAddress } from '@/app/mend-address'

// Next runs this file before its router looks at the address.
mendAddress()
