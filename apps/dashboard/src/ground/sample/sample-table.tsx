import { Table, type TableProps } from '@search-foundation/ui/table'

import { Sample } from './sample.tsx'

/** A table of a page as a picture. */
export const SampleTable = <Row,>(
  props: Pick<TableProps<Row>, 'caption' | 'columns' | 'rows' | 'rowKey'>,
) => (
  <Sample>
    <Table<Row> {...props} />
  </Sample>
)
