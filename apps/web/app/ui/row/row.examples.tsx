import { Button } from '../button/button.tsx';
import type { Part } from '../example.ts';
import { Tag } from '../tag/tag.tsx';
import { Row, Rows, RowTitle } from './row.tsx';

const title = <RowTitle level={3}>신청 한 건</RowTitle>;
const words = <p>누가 무엇을 언제 부탁했는지 적습니다.</p>;

export const part: Part = {
  title: '목록의 줄',
  use: '사무실 목록에서 일 하나를 한 줄에 담습니다.',
  examples: [
    {
      name: '하나',
      element: (
        <Row>
          {title}
          {words}
        </Row>
      ),
    },
    {
      name: '기한이 지난 것',
      element: (
        <Row isLate>
          <RowTitle level={3}>
            신청 한 건 <Tag icon="alert">기한이 지났습니다</Tag>
          </RowTitle>
          {words}
        </Row>
      ),
    },
    {
      name: '단추가 옆에 있는 것',
      element: (
        <Row columns={2}>
          <div>
            {title}
            {words}
          </div>
          <div>
            <Button kind="secondary" size="small">
              고치기
            </Button>
          </div>
        </Row>
      ),
    },
    {
      name: '출처가 가운데 있는 것',
      element: (
        <Row columns={3}>
          <div>{title}</div>
          <div>{words}</div>
          <div>
            <Button kind="secondary" size="small">
              고치기
            </Button>
          </div>
        </Row>
      ),
    },
    {
      name: '두 줄로 놓은 것',
      element: (
        <Rows columns={2}>
          <li>
            <Row>{title}</Row>
          </li>
          <li>
            <Row>{title}</Row>
          </li>
        </Rows>
      ),
    },
  ],
};
