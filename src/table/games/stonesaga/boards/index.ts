export { boards, rails } from './Boards.tsx';
