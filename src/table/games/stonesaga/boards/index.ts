export { boards } from './Boards.tsx';
